// Vue binds each extension to a property of the element.
import { createApp, h, ref } from 'vue'
import { extensionsFor } from './extensions.js'

const { api, token } = await (await fetch('config.json')).json()

createApp({
  setup() {
    const said = ref('')
    const failed = ref('')
    const extensions = extensionsFor((text) => (said.value = text))
    const properties = Object.fromEntries(Object.entries(extensions).map(([name, value]) => [`.${name}`, value]))
    const getToken = () => token
    return () => [
      h('output', said.value),
      h('output', failed.value),
      h('doorway-user-manager', {
        ...properties,
        '.baseUrl': api,
        '.getToken': getToken,
        onError: ({ detail }) => (failed.value = `失败：${detail.error.message}`),
      }),
    ]
  },
}).mount('#page')
