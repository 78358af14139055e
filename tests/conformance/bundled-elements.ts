// Elements in a page's own bundle, with the page's React.
import { defineElements } from '@doorway/admin-kit/elements'
import './element-page'

defineElements()
