import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the samples of judges, loaded with their dialog. */
export const tw = {
  title: '試評樣本',
  hint: '每位評審先評樣本，全部提交後才能評其他作品。樣本的評分不計入成績，須迴避的評審不會分到該樣本。',
  chosen: '已選樣本',
  none: '還沒有選擇樣本，評審直接評審作品。',
  judges: '{count} 位評審可評',
  barred: '{count} 位須迴避',
  tooFew: '可評的評審不足兩位',
  search: '尋找作品',
  keyword: '作品編號或名稱',
  works: '可選作品',
  noWorks: '沒有符合條件的作品',
  more: '共 {total} 件，只顯示前 {count} 件，請輸入關鍵字尋找。',
  choose: '選用',
  remove: '移除',
  full: '最多選擇兩件樣本',
  save: '儲存樣本',
  done: '試評樣本已儲存',
  fixed: {
    submitted: '已有評審提交試評，樣本不能再變更。',
    begun: '已有評審開始評分，不能再安排試評。',
    over: '本輪評審已結束，不能再變更。',
  },
  submitted: '已提交 {done}/{all}',
  waiting: '未提交：{names}',
  recused: '已迴避：{names}',
  complete: '全部評審已提交',
  unmarked: '還沒有評審提交，提交後顯示評分分布。',
  spread: '「{title}」的評分分布',
  criterion: '評分項',
  total: '總分',
  mean: '平均',
  range: '最低–最高',
  separator: '、',
} satisfies Shape<typeof zh>
