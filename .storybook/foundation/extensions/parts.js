export default { tree: false, import: false }
