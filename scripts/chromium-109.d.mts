/** Where Chromium 109 is, fetched when it is asked for the first time; or why it cannot be had here. */
export function provideChromium109(): { place: string; missing?: undefined } | { place?: undefined; missing: string }
