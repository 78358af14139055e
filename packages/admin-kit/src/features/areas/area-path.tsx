import type { Area } from '@doorway/api-client'
import { Button, partOf } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { ROOT_CODE } from './areas.queries'
import type { useAreaTree } from './use-area-tree'

type AreaTree = ReturnType<typeof useAreaTree>

/** The way from the top to a node, as far as it is loaded. */
export function pathOf(tree: AreaTree, code: string): Area[] {
  const area = tree.find(code)
  return area && area.code !== ROOT_CODE ? [...pathOf(tree, area.parentCode), area] : []
}

interface AreaPathProps {
  tree: AreaTree
  selected: string | null
  onSelect: (code: string) => void
}

/** Where the chosen node hangs, and the two buttons that open and fold the tree by levels. */
export function AreaPath({ tree, selected, onSelect }: AreaPathProps) {
  const t = useTranslate()
  const path = selected ? pathOf(tree, selected) : []
  return (
    <div {...partOf('path')} className="dw-area-bar">
      <nav className="dw-area-path" aria-label={t('areas.path')} hidden={path.length === 0}>
        {path.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className="dw-area-step"
            aria-current={code === selected || undefined}
            onClick={() => onSelect(code)}
          >
            {name}
          </button>
        ))}
      </nav>
      <span className="dw-area-levels" role="group" aria-label={t('areas.levels.label')}>
        <Button size="s" variant="quiet" onClick={tree.openLevel} disabled={!tree.canOpenLevel}>
          {t('areas.levels.open')}
        </Button>
        <Button size="s" variant="quiet" onClick={tree.foldLevel} disabled={!tree.canFoldLevel}>
          {t('areas.levels.fold')}
        </Button>
      </span>
    </div>
  )
}
