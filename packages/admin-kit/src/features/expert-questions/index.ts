export { ExpertQuestions, type ExpertQuestionsProps } from './expert-questions.screen'
