import { Button, Field, Popover, RadioGroup, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { readScope, scopeKinds, writeScope, type DataScope, type ScopeKind } from './data-scope'

/** What the server takes an extension attribute without a scope for. */
const OWN_DATA: DataScope = { kind: 'self', organizationIds: [] }

export interface DataScopeHelperProps {
  extent: string
  /** The extension attribute with the chosen scope. */
  onApply: (extent: string) => void
}

const isKind = (value: string): value is ScopeKind => scopeKinds.some((kind) => kind === value)

function Choice({ extent, onApply }: DataScopeHelperProps) {
  const t = useTranslate()
  const now = readScope(extent) ?? OWN_DATA
  const [kind, setKind] = useState<ScopeKind>(now.kind)
  const [ids, setIds] = useState(now.organizationIds.join(','))
  const organizationIds = (ids.match(/\d+/g) ?? []).map(Number).filter((id) => id > 0)
  return (
    <div className="dw-role-scope">
      <RadioGroup
        label={t('roles.scope.label')}
        value={kind}
        options={scopeKinds.map((value) => ({ value, label: t(`roles.scope.${value}`) }))}
        onValueChange={(value) => isKind(value) && setKind(value)}
      />
      {kind === 'custom' && (
        <Field label={t('roles.scope.ids')}>
          <TextField value={ids} onChange={(event) => setIds(event.target.value)} />
        </Field>
      )}
      <Button
        variant="primary"
        disabled={kind === 'custom' && organizationIds.length === 0}
        onClick={() => onApply(writeScope(extent, { kind, organizationIds }))}
      >
        {t('roles.scope.apply')}
      </Button>
    </div>
  )
}

/** 数据范围: writes the data scope into the extension attribute, which stays free text (domain 1.4). */
export function DataScopeHelper({ extent, onApply }: DataScopeHelperProps) {
  const t = useTranslate()
  return (
    <Popover
      label={t('roles.scope.title')}
      renderTrigger={(trigger) => (
        <Button {...trigger} size="s" icon="scale" className="dw-role-scope-button">
          {t('roles.scope.title')}
        </Button>
      )}
    >
      {(close) => (
        <Choice
          extent={extent}
          onApply={(text) => {
            onApply(text)
            close()
          }}
        />
      )}
    </Popover>
  )
}
