import { defaultCertificate, defaultNumberRule } from '@doorway/api-client/rules'

/** Organiser of the competitions of microlessons. */
const ORGANISER = 11

/** Templates of the organiser of the demo: one that its awards have, one upright, and one that is out of use. */
export function certificateTemplateRows(now: Date): Record<string, unknown>[] {
  const base = { owner_org_id: ORGANISER, issuer: '', is_enabled: true, version: 0, updated_at: now }
  const { title, body } = defaultCertificate
  return [
    { ...base, id: 1, name: '微课大赛获奖证书', orientation: 'landscape', title, body, number_rule: defaultNumberRule },
    {
      ...base,
      id: 2,
      name: '教师获奖证书（竖版）',
      orientation: 'portrait',
      title: '荣誉证书',
      body: '{school}{holder}老师：\n您在{competition}（{group}）中荣获{award}。\n特颁此证。',
      number_rule: '{code}〔{year}〕第{seq:6}号',
    },
    {
      ...base,
      id: 3,
      name: '首届大赛证书',
      orientation: 'landscape',
      title,
      body: '{holder}：\n在首届微课大赛中荣获{award}。',
      number_rule: '微课{year}{seq:4}',
      is_enabled: false,
    },
  ]
}
