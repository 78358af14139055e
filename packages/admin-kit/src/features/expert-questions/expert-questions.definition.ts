import type { ScreenManifest } from '../../screens/screen-manifest'
import type { ExpertQuestionsProps } from '.'
import { expertQuestionCodes } from './expert-questions.codes'

/** 专家问答: questions of parents, with the replies that editors publish. */
export const expertQuestions: ScreenManifest<ExpertQuestionsProps> = {
  name: 'ExpertQuestions',
  title: 'expertQuestions.title',
  entry: 'expert-questions',
  codes: Object.values(expertQuestionCodes),
  routes: [
    {
      component: 'expertQuestions',
      componentNames: ['resources/ExpertQuestions'],
      firstCalls: [
        { path: '/api/preschool/queryPageQuestion', body: { currentPage: 1, pageSize: 10, t: { state: 'open' } } },
      ],
    },
  ],
  embed: {
    position: 37,
    tag: 'doorway-expert-questions',
    part: 'expert-questions',
    parts: ['header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    address: {
      tab: ['open', 'pending', 'published', 'declined', 'all'],
      topic: ['health', 'nutrition', 'mind', 'safety', 'entering', 'bridging'],
      keyword: 'text',
      page: 'number',
      size: 'number',
    },
    sizes: { first: 62, all: 92, published: 90 },
    demo: { address: '/expert-questions', shows: { role: 'grid', name: '提问列表' } },
    page: {
      heading: 'Expert questions',
      text: 'Questions that parents ask on the portal: an editor shortens the wording, writes the reply with the name of the expert, and publishes both. A question that is declined goes back with a reason.',
      story: 'Filled',
    },
  },
  stories: 'expert-questions',
}
