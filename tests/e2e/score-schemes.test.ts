import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const NAME = '实验说课评分方案'
const COMPETITION = '云泽省中小学实验教学说课展示活动'
const COMPETITION_ID = 4

async function openSchemes(page: Page): Promise<void> {
  await openAs(page, `${portal.url}/home`, 'comp01')
  await openMenu(page, '评审管理', '评分配置')
  await page.getByRole('grid', { name: '评分方案列表' }).waitFor()
}

/** Types a dimension with one criterion into the open form. */
async function fillSection(page: Page, no: number, { name, part, max }: { name: string; part: string; max: string }) {
  await page.getByRole('textbox', { name: `维度 ${no} 名称` }).fill(name)
  const fields = page.getByRole('region', { name }).getByRole('group')
  await fields.getByRole('textbox', { name: '评分项', exact: true }).fill(part)
  await fields.getByRole('textbox', { name: '满分' }).fill(max)
}

const publicSections = async (): Promise<string[]> => {
  const response = await fetch(`${portal.url}/api/competition/getPublicDetail?id=${COMPETITION_ID}`)
  const { data } = Object(await response.json())
  return data.criteria.map(({ name }: { name: string }) => name)
}

describe('score schemes', () => {
  it('are made, tried out and chosen for a competition, whose page shows them', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openSchemes(page)
    await page.getByRole('button', { name: '新建评分方案' }).click()
    await page.getByRole('textbox', { name: '方案名称' }).fill(NAME)
    await page.getByRole('combobox', { name: '归属' }).selectOption({ label: COMPETITION })
    await fillSection(page, 1, { name: '实验设计', part: '思路清楚', max: '60' })
    await page.getByRole('button', { name: '添加维度' }).click()
    await fillSection(page, 2, { name: '现场表达', part: '讲解生动', max: '30' })
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('各评分项合计90分，与总分100分不一致').first().waitFor()
    await page.getByRole('region', { name: '现场表达' }).getByRole('textbox', { name: '满分' }).fill('40')
    await page.getByText('合计 100 分，与总分一致').waitFor()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('heading', { name: NAME, level: 1 }).waitFor()

    await page.getByRole('tab', { name: '模拟计分' }).click()
    await page.getByRole('button', { name: '填入示例' }).click()
    await page.getByRole('button', { name: '试算' }).click()
    const results = page.getByRole('list', { name: '试算结果' })
    await results.getByText('83.83 分（83.833333）').waitFor()
    await results.getByText('作品 4').click()
    await results.getByText('评分份数不足，不去掉最高分和最低分。').waitFor()

    await page.getByRole('tab', { name: '计分规则' }).click()
    await page.getByRole('combobox', { name: '合成方式' }).selectOption({ label: '标准分平均' })
    await page.getByRole('textbox', { name: '各轮权重' }).fill('0.3 0.6')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('各轮权重须大于0，合计为1').first().waitFor()
    await page.getByRole('textbox', { name: '各轮权重' }).fill('0.3，0.7')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('已全部保存').waitFor()
    await page.getByRole('tab', { name: '模拟计分' }).click()
    await page.getByRole('button', { name: '填入示例' }).click()
    await page.getByRole('textbox', { name: '作品 1 第 1 轮得分' }).fill('90')
    await page.getByRole('button', { name: '试算' }).click()
    await results.getByText('90.12 分（90.116667）').waitFor()
    expect(await results.getByText('未能标准化').count()).toBe(4)
    await results.getByText('90.12 分（90.116667）').click()
    await results.getByText('各轮合成：90.000000 × 0.3 + 90.166667 × 0.7 = 90.116667').waitFor()

    await openMenu(page, '赛事管理', '赛事配置')
    await page.getByRole('button', { name: `修改 ${COMPETITION}` }).click()
    await page.getByRole('navigation', { name: '编辑步骤' }).getByRole('button', { name: '评审方案' }).click()
    const step = page.getByRole('form', { name: '评审方案' })
    await step.getByRole('combobox', { name: '评分方案' }).selectOption({ label: `${NAME} · 第 1 版` })
    await step.getByRole('button', { name: '保存本步' }).click()
    await step.getByText(`${NAME}（第 1 版，满分 100）`).waitFor()
    expect(await publicSections()).toEqual(['实验设计', '现场表达'])
    expect(faults).toEqual([])
  })

  it('that marks refer to stay, and go on as a new version', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openSchemes(page)
    const row = page.getByRole('row').filter({ hasText: '第三届中小学微课大赛' })
    await row.getByRole('button', { name: '配置 微课评分标准 2026' }).click()
    await page.getByText('已有评分使用此版本，只能查看；需要调整时请复制为新版本。').waitFor()
    expect(await page.getByRole('button', { name: '保存', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: '复制为新版本' }).click()
    await page.getByText('已生成第 2 版').waitFor()
    await page.getByRole('textbox', { name: '方案名称' }).fill('微课评分标准 2027')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('heading', { name: '微课评分标准 2027', level: 1 }).waitFor()
    await page.getByRole('combobox', { name: '版本' }).selectOption({ label: '第 1 版' })
    await page.getByRole('heading', { name: '微课评分标准 2026', level: 1 }).waitFor()
    expect(faults).toEqual([])
  })
})
