import { createRoot } from 'react-dom/client'
import { Page } from './page.jsx'
import { client } from './rest-client.js'

createRoot(document.querySelector('#page')).render(<Page client={client} />)
