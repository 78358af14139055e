/** A page of every kind that visitors may open. */
export const contentPages = [
  '/doorMain',
  '/announcement',
  '/educationNews',
  '/discloseInfos',
  '/projectShow',
  '/schoolStyle',
  '/principalGrowth',
  '/teachResearch',
  '/preschoolEducation/homeProduced',
  '/search?q=微课',
  '/search?tag=微课大赛',
  '/siteMap',
  '/comPageInfo?type=article&id=1',
  '/comPageInfo?type=page&id=12',
  '/comPageInfo?type=school&id=8',
  '/comPageInfo?type=activity&id=1',
]
