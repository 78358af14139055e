/** A page of every kind that visitors may open. */
export const contentPages = [
  '/announcement',
  '/educationNews',
  '/discloseInfos',
  '/projectShow',
  '/schoolStyle',
  '/principalGrowth',
  '/teachResearch',
  '/teachResearch?view=calendar',
  '/preschoolEducation/producedGarden',
  '/preschoolEducation/aiBaby?part=answers',
  '/search?q=微课',
  '/siteMap',
  '/comPageInfo?type=article&id=1',
  '/comPageInfo?type=school&id=8',
  '/comPageInfo?type=activity&id=1',
  '/comPageInfo?type=studio&id=1',
]
