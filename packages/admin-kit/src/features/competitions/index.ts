export { CompetitionManager, type CompetitionManagerProps } from './competition-manager.screen'
