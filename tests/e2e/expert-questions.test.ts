import { expect, it } from 'vitest'
import { hydrate, newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const QUESTION = '孩子午睡总是睡不着，要不要坚持？'
const REPLY = '先固定入睡前的顺序。'
const PAGE = '/preschoolEducation/aiBaby?part=answers'

it('a parent asks, an editor replies, and everyone reads it', async () => {
  const parent = await newVisitor(portal.browser)
  await parent.page.goto(`${portal.url}${PAGE}`)
  await parent.page.getByRole('link', { name: '登录后提问' }).click()
  await parent.page.waitForURL(/\/login\?redirect=/)
  await openAs(parent.page, `${portal.url}${PAGE}`, 'p_wangjg')
  await hydrate(parent.page)
  await parent.page.getByRole('button', { name: '我要提问' }).click()
  const ask = parent.page.getByRole('region', { name: '向专家提问' })
  const question = ask.getByRole('textbox', { name: '您的问题' })
  await question.fill('怎么？')
  await ask.getByRole('button', { name: '提交问题' }).click()
  await ask.getByText('请至少写5个字').waitFor()
  expect(await question.inputValue()).toBe('怎么？')
  await question.fill(QUESTION)
  // What is written stays while the form is closed, and after a look at another page.
  await ask.getByRole('button', { name: '收起' }).click()
  await parent.page.getByRole('link', { name: '育儿文章' }).click()
  await parent.page.getByRole('link', { name: '专家问答' }).click()
  await parent.page.getByRole('button', { name: '我要提问' }).click()
  expect(await question.inputValue()).toBe(QUESTION)
  await ask.getByRole('combobox', { name: '孩子年龄' }).selectOption({ index: 4 })
  await ask.getByRole('combobox', { name: '主题' }).selectOption('health')
  await ask.getByRole('button', { name: '提交问题' }).click()
  await ask.getByText('已提交，回复后会通知您。').waitFor()
  await ask.getByRole('listitem').filter({ hasText: QUESTION }).getByText('待回复').waitFor()

  const editor = await newVisitor(portal.browser)
  await openAs(editor.page, `${portal.url}/home`, 'prov01')
  await openMenu(editor.page, '资源与学校', '专家问答')
  await editor.page.getByRole('button', { name: `回复 ${QUESTION}` }).click()
  const dialog = editor.page.getByRole('dialog', { name: '回复提问' })
  await dialog.getByRole('textbox', { name: /^回复/ }).fill(REPLY)
  await dialog.getByRole('textbox', { name: '专家姓名' }).fill('闻人予安')
  await dialog.getByRole('checkbox', { name: '发布到门户，访客可见' }).check()
  await dialog.getByRole('button', { name: '保存' }).click()
  await editor.page.getByText('问答已在门户发布').waitFor()

  const visitor = await newVisitor(portal.browser)
  await visitor.page.goto(`${portal.url}${PAGE}`)
  await visitor.page.getByRole('heading', { name: QUESTION }).waitFor()
  await visitor.page.getByText(REPLY).waitFor()
  await parent.page.goto(`${portal.url}/personalCenter?tab=notices`)
  await parent.page.getByText('回复已发布').first().waitFor()

  await editor.page.getByRole('tab', { name: '已发布' }).click()
  await editor.page.getByRole('button', { name: `从门户撤下 ${QUESTION}` }).click()
  const reason = editor.page.getByRole('dialog', { name: '从门户撤下' })
  await reason.getByLabel('原因').fill('内容需要重新核实')
  await reason.getByRole('button', { name: '从门户撤下' }).click()
  await editor.page.getByText('问答已从门户撤下').waitFor()
  await visitor.page.reload()
  await visitor.page.getByText('孩子每天早上哭着不肯进园').waitFor()
  expect(await visitor.page.getByText(REPLY).count()).toBe(0)
  expect([...parent.faults, ...editor.faults, ...visitor.faults]).toEqual([])
})

it('what is added to a question while it is being sent stays', async () => {
  const { page, faults } = await newVisitor(portal.browser)
  await openAs(page, `${portal.url}/doorMain`, 'p_wangjg')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/preschool/ask', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${portal.url}${PAGE}`)
  await hydrate(page)
  await page.getByRole('button', { name: '我要提问' }).click()
  const question = page.getByRole('textbox', { name: '您的问题' })
  await question.fill('孩子挑食，蔬菜一口不吃怎么办？')
  await page.getByRole('button', { name: '提交问题' }).click()
  await page.getByRole('button', { name: '正在提交' }).waitFor()
  const longer = '孩子挑食，蔬菜一口不吃怎么办？水果倒是肯吃。'
  await question.fill(longer)
  release()
  await page.getByText('已提交，回复后会通知您。').waitFor()
  expect(await question.inputValue()).toBe(longer)
  await page.getByRole('button', { name: '收起' }).click()
  await page.getByRole('button', { name: '我要提问' }).click()
  expect(await question.inputValue()).toBe(longer)
  expect(faults).toEqual([])
})
