export default { base: '/astro', devToolbar: { enabled: false } }
