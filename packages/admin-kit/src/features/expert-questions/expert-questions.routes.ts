export { ExpertQuestions as expertQuestions } from '.'
