import type { Probe } from '../probe'

const page = (t: object) => ({ json: { currentPage: 1, pageSize: 10, t } })

/** What organisers read: of a competition with results, which has works and runs. */
export const competitionProbes: readonly Probe[] = [
  {
    operation: 'queryPageCompetitions',
    request: () => page({ state: 'result_published' }),
    learns: { managedCompetitionId: 'data.0.id' },
  },
  {
    operation: 'getCompetition',
    needs: ['managedCompetitionId'],
    request: (fact) => ({ query: { id: fact('managedCompetitionId') } }),
  },
  {
    operation: 'queryPageEntries',
    needs: ['managedCompetitionId'],
    request: (fact) => page({ competitionId: Number(fact('managedCompetitionId')) }),
  },
  {
    operation: 'queryPageWorks',
    needs: ['managedCompetitionId'],
    request: (fact) => page({ competitionId: Number(fact('managedCompetitionId')) }),
    learns: { managedWorkId: 'data.0.id' },
  },
  {
    operation: 'getManagedWork',
    needs: ['managedWorkId'],
    request: (fact) => ({ query: { id: fact('managedWorkId') } }),
  },
  {
    operation: 'getWorkDuplicates',
    needs: ['managedWorkId'],
    request: (fact) => ({ query: { id: fact('managedWorkId') } }),
  },
  {
    operation: 'queryPageCompetitions',
    request: () => page({ state: 'announced', keyword: '微课' }),
    learns: { recommendCompetitionId: 'data.0.id' },
  },
  {
    operation: 'getRecommendQuota',
    needs: ['recommendCompetitionId'],
    request: (fact) => ({ query: { competitionId: fact('recommendCompetitionId') } }),
    learns: { recommendLevel: 'units.0.level', recommendOrgId: 'units.0.orgId' },
  },
  {
    operation: 'queryPageRecommendWorks',
    needs: ['recommendCompetitionId', 'recommendLevel', 'recommendOrgId'],
    request: (fact) =>
      page({
        competitionId: Number(fact('recommendCompetitionId')),
        level: fact('recommendLevel'),
        orgId: Number(fact('recommendOrgId')),
        isRecommended: true,
      }),
  },
  { operation: 'listReviewedCompetitions', request: () => ({}) },
  { operation: 'listJudgedCompetitions', request: () => ({}) },
  {
    operation: 'getJudgePanels',
    needs: ['managedCompetitionId'],
    request: (fact) => ({ query: { competitionId: fact('managedCompetitionId') } }),
    learns: { judgePanelId: 'panels.0.id' },
  },
  {
    operation: 'queryPageJudges',
    needs: ['judgePanelId'],
    request: (fact) => page({ panelId: Number(fact('judgePanelId')) }),
  },
  {
    operation: 'queryPageAssignments',
    needs: ['judgePanelId'],
    request: (fact) => page({ panelId: Number(fact('judgePanelId')) }),
  },
  {
    operation: 'getJudgingMonitor',
    needs: ['managedCompetitionId'],
    request: (fact) => ({ query: { competitionId: fact('managedCompetitionId') } }),
  },
  {
    operation: 'getPanelProgress',
    needs: ['judgePanelId'],
    request: (fact) => ({ query: { panelId: fact('judgePanelId') } }),
  },
  {
    operation: 'getPanelSamples',
    needs: ['judgePanelId'],
    request: (fact) => ({ query: { panelId: fact('judgePanelId') } }),
  },
  {
    operation: 'getPanelCalibration',
    needs: ['judgePanelId'],
    request: (fact) => ({ query: { panelId: fact('judgePanelId') } }),
  },
  { operation: 'queryPageSchemes', request: () => page({}), learns: { schemeId: 'data.0.id' } },
  { operation: 'getScheme', needs: ['schemeId'], request: (fact) => ({ query: { id: fact('schemeId') } }) },
  { operation: 'listResultCompetitions', request: () => ({}) },
  {
    operation: 'queryPageObjections',
    needs: ['managedCompetitionId'],
    request: (fact) => page({ competitionId: Number(fact('managedCompetitionId')) }),
  },
  {
    operation: 'queryPageCertificates',
    needs: ['managedCompetitionId'],
    request: (fact) => page({ competitionId: Number(fact('managedCompetitionId')) }),
  },
  {
    operation: 'listCertificateTemplates',
    needs: ['managedCompetitionId'],
    request: (fact) => ({ query: { competitionId: fact('managedCompetitionId') } }),
  },
  {
    operation: 'listResultRuns',
    needs: ['managedCompetitionId'],
    request: (fact) => ({ query: { competitionId: fact('managedCompetitionId') } }),
    learns: { resultRunId: '0.id' },
  },
  { operation: 'getResultRun', needs: ['resultRunId'], request: (fact) => ({ query: { id: fact('resultRunId') } }) },
]
