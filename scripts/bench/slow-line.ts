/** How many times slower the processor is. */
export const SLOWDOWN = 4

/** 1.6 Mbit/s down and 750 kbit/s up with the shares that reach a page, and 562.5 ms for each request ("Fast 3G"). */
export const SLOW_LINE = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
