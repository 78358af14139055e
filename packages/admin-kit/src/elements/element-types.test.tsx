import { describe, expect, it } from 'vitest'
import type { DoorwayElements, DoorwayJsxElements, DoorwayVueComponents } from './index'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- where React looks for the elements of JSX
  namespace JSX {
    interface IntrinsicElements extends DoorwayJsxElements {}
  }
}

type UserManager = DoorwayElements['doorway-user-manager']
type VueProps = InstanceType<DoorwayVueComponents['doorway-role-editor']>['$props']

describe('the types of the elements', () => {
  it('know attributes, properties and events in JSX', () => {
    const elements = [
      <doorway-user-manager
        key="1"
        base-url="https://api.example"
        read-only
        expandedOrganizationId={2}
        columns={{ hide: ['sex'] }}
        onready={({ detail }) => detail satisfies undefined}
        onsaved={({ detail }) => detail.id satisfies number}
      />,
      // @ts-expect-error -- no such column
      <doorway-user-manager key="2" columns={{ hide: ['phone'] }} />,
      // @ts-expect-error -- no such option
      <doorway-user-manager key="3" baseURL="" />,
    ]
    expect(elements).toHaveLength(3)
  })

  it('know what an event carries', () => {
    const listen = (element: UserManager) => {
      element.addEventListener('error', ({ detail }) => detail.operation satisfies string | undefined)
      element.addEventListener('dirtychange', ({ detail }) => detail satisfies boolean)
      element.addEventListener('click', ({ clientX }) => clientX satisfies number)
      // @ts-expect-error -- the event carries a truth value
      element.addEventListener('dirtychange', ({ detail }) => detail satisfies string)
    }
    expect(listen).toBeTypeOf('function')
  })

  it('know the elements as components of Vue', () => {
    const props: VueProps = { roleId: 8, 'role-id': '8', onclose: () => undefined }
    // @ts-expect-error -- no such prop
    const wrong: VueProps = { userId: 8 }
    expect([props, wrong]).toHaveLength(2)
  })
})
