import { buildServer } from '../../scripts/build/build'

/** Tests that start the server as a process start the one that is delivered: from sources each start takes twice as long. */
export default buildServer
