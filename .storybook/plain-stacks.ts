// Loaded before React, which would have the browser store a stack for each element: a cost that only debuggers need.
Object.assign(console, { createTask: undefined })
