import type { DoorwayVueComponents } from '@doorway/admin-kit/elements'

declare module 'vue' {
  interface GlobalComponents extends DoorwayVueComponents {}
}
