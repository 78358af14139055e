/** A page of every kind that visitors may open. */
export const contentPages = [
  '/announcement',
  '/educationNews',
  '/discloseInfos',
  '/projectShow',
  '/schoolStyle',
  '/principalGrowth',
  '/teachResearch',
  '/preschoolEducation/homeProduced',
  '/search?q=微课',
  '/siteMap',
  '/comPageInfo?type=article&id=1',
  '/comPageInfo?type=school&id=8',
  '/comPageInfo?type=activity&id=1',
]
