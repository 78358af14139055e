/** A package as it is published. */
export interface PackedPackage {
  /** With its scope. */
  name: string
  /** Path of the tarball. */
  tarball: string
  /** Where it is unpacked. */
  folder: string
  manifest: {
    version: string
    exports: Record<string, string | Record<string, string>>
    bin?: Record<string, string>
    sideEffects?: boolean | string[]
    dependencies?: Record<string, string>
    peerDependencies?: Record<string, string>
  }
}

/** Where the tarballs are unpacked, under the names they are imported by. */
export const installed: string
/** The packages as they were packed last. */
export function packedPackages(): PackedPackage[]
/** Builds what is stale, packs all packages anew and answers them. */
export function packPackages(): Promise<PackedPackage[]>
