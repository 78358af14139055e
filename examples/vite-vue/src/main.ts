import { defineElements } from '@doorway/admin-kit/elements'
import { createApp } from 'vue'
import App from './App.vue'

defineElements()
createApp(App).mount('#page')
