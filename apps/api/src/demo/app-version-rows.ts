// platform | version | build | oldest supported build | share | forced | state | days since publication | notes
const RELEASES = `
android|3.1.0|310|280|100|no|published|120|新增校园资讯推送。
android|3.2.0|320|300|100|no|published|60|支持离线查看成绩与证书。
ios|3.2.0|320|300|100|no|published|58|支持离线查看成绩与证书。
harmony|3.2.1|321|300|50|no|published|20|适配折叠屏。
windows|2.0.0|200|1|100|yes|withdrawn|200|评审客户端首个版本。
android|3.3.0|330|300|20|no|draft|-|修复若干问题，优化视频播放。`

const DAY_MS = 24 * 3_600_000

/** Rows of the releases of the apps, all invented. */
export function appVersionRows(now: Date) {
  return RELEASES.trim()
    .split('\n')
    .map((line, index) => {
      const [platform, version, build, oldest, share, forced, state, days, notes] = line.split('|')
      const publishedAt = state === 'draft' ? null : new Date(now.getTime() - Number(days) * DAY_MS).toISOString()
      return {
        id: index + 1,
        platform,
        version_name: version,
        build: Number(build),
        url: `https://edu.yunze.example/app/doorway-${platform}-${version}`,
        min_build: Number(oldest),
        is_forced: forced === 'yes',
        rollout: Number(share),
        notes: { zh: notes },
        state,
        published_at: publishedAt,
        version: 0,
        created_at: now.toISOString(),
      }
    })
}
