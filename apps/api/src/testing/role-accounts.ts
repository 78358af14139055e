/** One account of each role that somebody has in the demo. */
export const roleAccounts = [
  'admin',
  'sysop',
  'secop',
  'audit01',
  'prov01',
  'wc_city01',
  'yc_county01',
  'ycxx_school01',
  'edit01',
  'review01',
  'comp01',
  'j01',
  't_linyq',
  's_lixc',
  'p_wangjg',
  'k_baisr',
] as const
