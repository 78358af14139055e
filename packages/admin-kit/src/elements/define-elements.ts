import type { AnyScreen } from '../embed/screen-definition'
import { screenDefinitions } from '../embed/generated/screen-definitions'
import type { WidgetHandle } from '../loading/widget-handle'
import { attributesOf } from './element-attributes'
import { createElementState, propertyNames, type ScreenElementState } from './screen-element'

/** How the elements are named. */
export interface DefineOptions {
  /** Added to every name (`-v2` gives `doorway-user-manager-v2`), so that two versions can share a page. */
  suffix?: string
}

const ours = new Map<string, CustomElementConstructor>()

// Made when it is first needed: a module that names HTMLElement outside a function cannot be imported on a server.
function elementClass(screen: AnyScreen): CustomElementConstructor {
  const states = new WeakMap<HTMLElement, ScreenElementState>()
  const stateOf = (element: HTMLElement) => {
    const state = states.get(element) ?? createElementState(element, screen)
    states.set(element, state)
    return state
  }
  const names = propertyNames(screen)

  class DoorwayElement extends HTMLElement implements WidgetHandle {
    static readonly observedAttributes = [...attributesOf(screen).keys()]

    connectedCallback() {
      // Properties that a page set before the script was loaded shadow the accessors.
      for (const name of names) {
        const own = Object.getOwnPropertyDescriptor(this, name)
        if (!own) continue
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, own.value)
      }
      stateOf(this).connected()
    }

    disconnectedCallback() {
      stateOf(this).disconnected()
    }

    attributeChangedCallback() {
      stateOf(this).changed()
    }

    async refresh() {
      await stateOf(this).mounted()?.refresh()
    }

    setFilters(filters: Readonly<Record<string, string | null>>) {
      stateOf(this).mounted()?.setFilters(filters)
    }

    override focus() {
      stateOf(this).mounted()?.focus()
    }

    isDirty() {
      return stateOf(this).mounted()?.isDirty() ?? false
    }

    async save() {
      return (await stateOf(this).mounted()?.save()) ?? true
    }
  }

  for (const name of names) {
    Object.defineProperty(DoorwayElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return stateOf(this).get(name)
      },
      set(this: HTMLElement, value: unknown) {
        stateOf(this).set(name, value)
      },
    })
  }
  return DoorwayElement
}

/**
 * Defines `<doorway-user-manager>` and its sisters. A name that somebody else has taken, usually a second copy of this
 * library, stays as it is and is warned of once; a suffix allows both. Does nothing on a server.
 */
export function defineElements({ suffix = '' }: DefineOptions = {}): void {
  if (typeof customElements === 'undefined') return
  const taken: string[] = []
  for (const screen of screenDefinitions) {
    const tag = screen.tag + suffix
    const known = customElements.get(tag)
    if (known === undefined) {
      const made = elementClass(screen)
      customElements.define(tag, made)
      ours.set(tag, made)
    } else if (known !== ours.get(tag)) taken.push(tag)
  }
  if (taken.length === 0) return
  // oxlint-disable-next-line no-console -- the page's developer has to know; no other channel reaches them
  console.warn(
    `Doorway was loaded twice: ${taken.join(', ')} stay as they were defined first. ` +
      'Load one copy, or give the second one names of its own: defineElements({ suffix: "-v2" }).',
  )
}
