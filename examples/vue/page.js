// Vue binds a function to a property of the element and a text to its attribute, and hears its events by name.
import { createApp, h, ref } from 'vue'

const { api, token } = await (await fetch('config.json')).json()
const languages = { zh: '中文', en: 'English', ja: '日本語', ko: '한국어', tw: '繁體中文' }

createApp({
  setup() {
    const locale = ref('en')
    const state = ref('loading')
    const getToken = () => token
    return () => [
      h(
        'select',
        { 'aria-label': 'Language', value: locale.value, onChange: ({ target }) => (locale.value = target.value) },
        Object.entries(languages).map(([value, name]) => h('option', { value }, name)),
      ),
      h('output', `The widget is ${state.value}.`),
      h('doorway-role-manager', {
        '.baseUrl': api,
        '.getToken': getToken,
        '.locale': locale.value,
        onReady: () => (state.value = 'ready'),
        onNavigate: ({ detail }) => (state.value = `at ${JSON.stringify(detail.query)}`),
      }),
    ]
  },
}).mount('#app')
