export { DataOverview, type DataOverviewProps } from './data-overview.screen'
