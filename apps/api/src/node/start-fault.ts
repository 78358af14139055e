/** A reason not to start that whoever runs the server can do something about. Shown as one sentence, without a stack. */
export class StartFault extends Error {}
