// The parts of the personal centre, for pages that render them with controls of their own.
export {
  type PersonalCenterParts,
  PersonalCenterPartsProvider,
  type PersonalEmptyProps,
  type PersonalLinkProps,
  type PersonalPagesProps,
  type PersonalTabsProps,
} from './personal-center-parts'
export { PersonalCenterTexts } from './personal-center-texts'
export { PersonalSections, type PersonalSectionsProps } from './personal-sections'
export {
  childOf,
  loadPersonalCenter,
  type PersonalData,
  type TabName,
  tabNames,
  tabOf,
  type TabRequest,
} from './tab-data'
