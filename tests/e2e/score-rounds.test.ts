import { expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { hydrate, newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const TEACHER = 't_linyq'
const rounds = {
  kind: 'rounds',
  weight: '0.7',
  earlier: [{ name: '网络初评', weight: '0.3', score: '90.000000', flags: [], steps: [] }],
  score: '91.983333',
  shown: '91.98',
}
// The published score of the teacher is combined of two rounds, and its marks could not be normalised.
const portal = servePortal(
  {},
  `update work_result set score = 91.983333, shown = 91.98,
    steps = (steps - -1) || '[{"kind":"normalise","marks":[]}]'::jsonb || (steps -> -1) || '${JSON.stringify(rounds)}'::jsonb
    where work_id in (select work.id from comp_work work join comp_entry entry on entry.id = work.entry_id
      join app_user author on author.id = entry.applicant_id where author.username = '${TEACHER}');`,
)

it('the author reads how rounds became a score, and no mark of a judge', async () => {
  const { page, faults } = await newVisitor(portal.browser)
  await openAs(page, `${portal.url}/myScore`, TEACHER)
  await hydrate(page)
  await page.getByText('这个分数是怎么来的').first().click()
  const list = page.locator('.dw-result-explanation').first().getByRole('listitem')
  expect(await list.allInnerTexts()).toEqual([
    '共 5 位评委独立评分。',
    '去掉 1 个最高分和 1 个最低分。',
    '本次评分不足以换算到同一尺度，按平均值计算。',
    '本轮 3 个分数得出 92.833333。',
    '各轮按权重合成：网络初评 90.000000 × 0.3 + 92.833333 × 0.7 = 91.983333，名次按这个数排定。',
    '四舍五入保留两位小数，得 91.98 分。',
  ])
  expect(await axeViolations(page)).toEqual([])
  expect(faults).toEqual([])
})
