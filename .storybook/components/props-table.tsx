import type { ElementType } from 'react'
import { DocsRoot } from '../docs-root'

/** A prop as react-docgen describes it. */
interface DocgenProp {
  required?: boolean
  tsType?: { name: string; raw?: string }
  description?: string
  defaultValue?: { value: string }
}

export interface PropsTableProps {
  component: ElementType
  /** Text of the file that declares the props; needed for types that react-docgen does not read (`readonly` arrays). */
  source?: string
}

/** A component as react-docgen describes it. */
interface Docgen {
  description?: string
  props?: Readonly<Record<string, DocgenProp>>
}

/** What react-docgen has found of a component; undefined for elements and functions without a description. */
function docgenOf(component: ElementType): Docgen | undefined {
  return typeof component === 'string' ? undefined : Reflect.get(component, '__docgenInfo')
}

/** Returns the doc block of a component; empty without one. */
export const descriptionOf = (component: ElementType): string => docgenOf(component)?.description ?? ''

/** Returns the props of a component. Throws where react-docgen has found none. */
function propsOf(component: ElementType): [name: string, prop: DocgenProp][] {
  const props = docgenOf(component)?.props
  if (!props) throw new Error('react-docgen has found no props of this component.')
  return Object.entries(props)
}

function typeOf(name: string, { tsType }: DocgenProp, source: string): string {
  if (tsType && tsType.name !== 'unknown') return tsType.raw ?? tsType.name
  return new RegExp(`^ +${name}\\??: (.+)$`, 'm').exec(source)?.[1] ?? ''
}

/** A sentence of the source, its code marked as such. */
export function Description({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))
}

/** A component's own props with type, default and description, as its source has them. */
export function PropsTable({ component, source = '' }: PropsTableProps) {
  // Those without a type are attributes of the element that get a default of ours.
  const props = propsOf(component).filter(([, { tsType }]) => tsType !== undefined)
  return (
    <DocsRoot>
      <table className="dw-story-table">
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {props.map(([name, prop]) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {prop.required && ' (required)'}
              </th>
              <td>
                <code>{typeOf(name, prop, source)}</code>
              </td>
              <td>{prop.defaultValue && <code>{prop.defaultValue.value}</code>}</td>
              <td>
                <Description text={prop.description ?? ''} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DocsRoot>
  )
}
