export { DataOverview as dataOverview } from '.'
