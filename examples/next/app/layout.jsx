import '@doorway/admin-kit/styles.css'

export const metadata = { title: 'Doorway, Next.js', icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  )
}
