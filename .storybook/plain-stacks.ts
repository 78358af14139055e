// Loaded before React, which would have the browser store a stack for each element that it makes: a tenth of a story's
// time, for nobody but a debugger.
Object.assign(console, { createTask: undefined })
