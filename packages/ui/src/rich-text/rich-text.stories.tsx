import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RichText } from './rich-text'

const article = `
<h2>关于举办第十届微课大赛的通知</h2>
<p>各市、县（区）教育局，各直属学校：<strong>报名</strong>自 11 月 1 日起，<em>逾期不再受理</em>。</p>
<ol><li>登录<a href="https://www.edu.example/apply">报名系统</a></li><li>上传作品与<a href="/uploadResources">教学设计</a></li></ol>
<blockquote>每位教师限报一件作品。</blockquote>
<table><thead><tr><th>阶段</th><th>时间</th></tr></thead><tbody><tr><td>报名</td><td>11-01 至 11-20</td></tr><tr><td>评审</td><td>11-26 至 12-10</td></tr></tbody></table>
<figure><img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADwAAAAgCAMAAAB5NuugAAAABlBMVEW50vMvfU+wpzRlAAAAPUlEQVR42u3MMQoAQAjEQPP/T18tgpy7lWD6ScR1XQsip7rBgT5ddp7fHFs1sxybNOgadA26BkM7GAy9Ej9nvwMeluJjZgAAAABJRU5ErkJggg==" alt="往届颁奖现场" width="300"><figcaption>往届颁奖现场</figcaption></figure>
<pre><code>GET /api/cmsSites</code></pre>
<script>document.title = 'taken'</script><p onclick="document.title='taken'">联系人：<a href="javascript:alert(1)">赛事办公室</a></p>`

const meta: Meta<typeof RichText> = {
  title: 'Components/RichText',
  component: RichText,
  args: { html: article },
}
export default meta

export const Article: StoryObj<typeof RichText> = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('第十届微课大赛')
    await expect(screen.getByRole('link', { name: '报名系统' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(screen.queryByRole('link', { name: '赛事办公室' })).toBeNull()
    await expect(canvasElement.querySelector('script')).toBeNull()
  },
}

export const Empty: StoryObj<typeof RichText> = { args: { html: '' } }
