import { Screens } from './screens'

export default function Page() {
  return <Screens />
}
