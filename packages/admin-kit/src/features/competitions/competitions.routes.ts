export { CompetitionManager as competitionManagement } from '.'
