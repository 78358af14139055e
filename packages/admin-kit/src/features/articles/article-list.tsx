import {
  Button,
  DataTable,
  Menu,
  PageHeader,
  Pagination,
  SelectionBar,
  StatePanel,
  Tabs,
  Toolbar,
  partOf,
} from '@doorway/ui'
import { Suspense, useMemo, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useCan } from '../../session/use-session'
import { SavedFilters } from '../../saved-filters'
import { articleActions } from './article-actions'
import { articleColumns } from './article-columns'
import { ArticleFilters } from './article-filters'
import {
  type ArticleTab,
  articleTabs,
  filtersFrom,
  filterTexts,
  hasFilters,
  noFilters,
  pageSizes,
} from './article-search'
import type { ArticleRow } from './article-types'
import { articleCodes } from './articles.codes'
import { articleQuestions, contentImport } from './list-parts'
import { type ArticleCommands, useArticleCommands } from './use-article-commands'
import { type ArticleList, useArticleList } from './use-article-list'

const ACTIONS_WIDTH = 128

export interface ArticleListPanelProps {
  onAdd: () => void
  onOpen: (articleId: number) => void
}

interface TablePanelProps extends ArticleListPanelProps {
  list: ArticleList
  commands: ArticleCommands
  selected: ReadonlyMap<string, ArticleRow>
  onSelect: (rows: ReadonlyMap<string, ArticleRow>) => void
}

function NothingHere({ list, onAdd }: Pick<TablePanelProps, 'list' | 'onAdd'>) {
  const t = useTranslate()
  const can = useCan()
  if (hasFilters(list.search)) {
    return (
      <StatePanel
        kind="filtered-empty"
        title={t('articles.list.filteredEmpty')}
        action={<Button onClick={() => list.setSearch(noFilters)}>{t('articles.list.clearFilters')}</Button>}
      />
    )
  }
  const mayAdd = list.search.tab === 'all' && can(articleCodes.add)
  return (
    <StatePanel
      kind="empty"
      title={t('articles.list.empty')}
      action={mayAdd && <Button onClick={onAdd}>{t('articles.action.add')}</Button>}
    />
  )
}

function TablePanel({ list, commands, selected, onSelect, onAdd, onOpen }: TablePanelProps) {
  const t = useTranslate()
  const can = useCan()
  const columns = useMemo(() => articleColumns(t), [t])
  const { rows, search, total } = list
  const handleSelect = (keys: ReadonlySet<string>) => {
    const known = new Map([...selected, ...rows.map((row) => [String(row.id), row] as const)])
    onSelect(new Map([...known].filter(([key]) => keys.has(key))))
  }
  const isBin = search.tab === 'bin'
  return (
    <>
      <DataTable
        caption={t('articles.list.label')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ title }) => title}
        selection={new Set(selected.keys())}
        onSelectionChange={handleSelect}
        onRowActivate={({ id }) => !isBin && onOpen(id)}
        renderActions={(row) => (
          <>
            {!isBin && (
              <Button size="s" variant="quiet" onClick={() => onOpen(row.id)}>
                {t(can(articleCodes.edit) ? 'articles.action.edit' : 'articles.action.view')}
              </Button>
            )}
            <Menu
              label={t('articles.action.more', { title: row.title })}
              items={articleActions([row], { t, can, commands })}
            />
          </>
        )}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isLoading}
        isRefreshing={list.isRefreshing}
        errorState={list.error && <FailurePanel error={list.error} onRetry={list.refresh} />}
        emptyState={<NothingHere list={list} onAdd={onAdd} />}
        total={total}
        page={search.page}
        pageSize={search.pageSize}
      />
      <Pagination
        page={search.page}
        pageSize={search.pageSize}
        total={list.isLoading ? undefined : total}
        pageSizes={pageSizes}
        onPageChange={(page) => list.setSearch({ page })}
        onPageSizeChange={(pageSize) => list.setSearch({ pageSize })}
      />
    </>
  )
}

/** 文章管理: tabs by state with counts, filters, batch actions (domain 1.5). */
export function ArticleListPanel({ onAdd, onOpen }: ArticleListPanelProps) {
  const t = useTranslate()
  const can = useCan()
  const list = useArticleList()
  const [selected, setSelected] = useState<ReadonlyMap<string, ArticleRow>>(new Map())
  const [isImporting, setImporting] = useState(false)
  const clear = () => setSelected(new Map())
  const commands = useArticleCommands(clear)
  const { search, setSearch, counts } = list
  const chosen = [...selected.values()]
  const choose = (id: string) => {
    const tab = articleTabs.find((name) => name === id)
    clear()
    if (tab) setSearch({ tab })
  }
  const label = (tab: ArticleTab) =>
    counts
      ? t('articles.tab.withCount', { tab: t(`articles.tab.${tab}`), count: counts[tab] })
      : t(`articles.tab.${tab}`)
  const table = (
    <TablePanel
      list={list}
      commands={commands}
      selected={selected}
      onSelect={setSelected}
      onAdd={onAdd}
      onOpen={onOpen}
    />
  )
  return (
    <div {...partOf('article-list')} className="dw-editing-list">
      <PageHeader title={t('articles.title')} />
      <div className="dw-editing-filters">
        <ArticleFilters list={list} />
        <SavedFilters
          storageKey="articles.savedFilters"
          values={filterTexts(search)}
          onApply={(values) => list.setSearch(filtersFrom(values))}
        />
      </div>
      {chosen.length > 0 ? (
        <SelectionBar count={chosen.length} onClear={clear}>
          {articleActions(chosen, { t, can, commands }).map(({ id, label: action, onSelect }) => (
            <Button key={id} size="s" isBusy={commands.isRunning} onClick={onSelect}>
              {action}
            </Button>
          ))}
        </SelectionBar>
      ) : (
        <Toolbar label={t('articles.list.toolbar')}>
          {can(articleCodes.add) && (
            <Button variant="primary" icon="plus" onClick={onAdd}>
              {t('articles.action.add')}
            </Button>
          )}
          <Button icon="refresh" onClick={list.refresh}>
            {t('articles.action.refresh')}
          </Button>
          {can(articleCodes.import) && (
            <Button icon="upload" onClick={() => setImporting(true)}>
              {t('articles.action.import')}
            </Button>
          )}
        </Toolbar>
      )}
      <Tabs
        label={t('articles.tab.label')}
        selectedId={search.tab}
        onSelect={choose}
        tabs={articleTabs.map((tab) => ({ id: tab, label: label(tab), content: tab === search.tab && table }))}
      />
      {isImporting && (
        <Suspense>
          <contentImport.Part onChanged={list.refresh} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {commands.question && (
        <Suspense>
          <articleQuestions.Part commands={commands} question={commands.question} />
        </Suspense>
      )}
    </div>
  )
}
