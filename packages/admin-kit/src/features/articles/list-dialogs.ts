export { ContentImportWizard } from '../content-imports'
export { ArticleQuestions } from './article-questions'
