// pdf.js calls it in its build for older browsers too, and leaves it to them; Chromium has it from 119 on.
if (!('withResolvers' in Promise)) {
  Object.defineProperty(Promise, 'withResolvers', {
    configurable: true,
    writable: true,
    value: () => {
      const capability: Record<string, unknown> = {}
      capability['promise'] = new Promise((resolve, reject) => Object.assign(capability, { resolve, reject }))
      return capability
    },
  })
}
