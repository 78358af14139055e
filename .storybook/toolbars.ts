const choice = <Icon extends string>(title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

const items = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

/** What a reviewer can set above every story. */
export const toolbars = {
  locale: choice(
    'Language',
    'globe',
    items({ zh: '简体中文', en: 'English', ja: '日本語', ko: '한국어', tw: '繁體中文', keys: 'Keys (test)' }),
  ),
  theme: choice('Theme', 'paintbrush', items({ light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' })),
  density: choice('Density', 'menu', items({ comfortable: 'Comfortable', compact: 'Compact' })),
  mode: choice('Type size', 'zoom', items({ usual: 'Usual size', elder: 'Elder mode' })),
  mount: choice('Mount', 'component', items({ light: 'Light DOM', shadow: 'Shadow root' })),
  condition: choice(
    'Network',
    'database',
    items({
      normal: 'Normal server',
      slow: 'Slow',
      offline: 'Offline',
      failing: 'Failing',
      empty: 'Empty',
      forbidden: 'Forbidden',
    }),
  ),
  person: choice(
    'Signed in as',
    'user',
    items({
      '': 'As the story says',
      admin: 'Super account',
      prov01: 'Province',
      wc_city01: 'City',
      yc_county01: 'County',
      ycxx_school01: 'School',
      t_linyq: 'Teacher',
    }),
  ),
}

/** Widths of the readers: a phone, a tablet, the administrator's laptop, a hall display. */
export const widths = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' as const },
  laptop: { name: 'Laptop 1366', styles: { width: '1366px', height: '768px' }, type: 'desktop' as const },
  display: { name: 'Display 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' as const },
}
