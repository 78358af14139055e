// The wire spells flags as digits: state '0' means enabled, but hasChild '0' means it has none.

/** dataState and dataStatus: '0' enabled, '1' disabled (sections 3 and 4). */
export const enabledFromWire = (flag: '0' | '1'): boolean => flag === '0'

/** See {@link enabledFromWire}. */
export const enabledToWire = (isEnabled: boolean): '0' | '1' => (isEnabled ? '0' : '1')

/** hasChild: '0' is a leaf (section 3). */
export const hasChildrenFromWire = (flag: '0' | '1'): boolean => flag === '1'

/** sex: '1' female, '0' male (section 3). */
export function sexFromWire(flag: '0' | '1' | null) {
  if (flag === null) return null
  return flag === '1' ? 'female' : 'male'
}

/** See {@link sexFromWire}; an unknown sex is written as the empty text. */
export function sexToWire(sex: 'female' | 'male' | null): '0' | '1' | '' {
  if (sex === null) return ''
  return sex === 'female' ? '1' : '0'
}
