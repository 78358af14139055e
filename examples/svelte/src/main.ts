import { defineElements } from '@doorway/admin-kit/elements'
import { mount } from 'svelte'
import App from './App.svelte'

// Before the first of them is created, so that Svelte finds their properties.
defineElements()

const target = document.getElementById('page')
if (!target) throw new Error('index.html needs an element with the id "page", which holds the screens.')
mount(App, { target })
