import { createRoot } from 'react-dom/client'
import { Page } from './page.jsx'
import { client } from './memory-client.js'

createRoot(document.querySelector('#page')).render(<Page client={client} />)
