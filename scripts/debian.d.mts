/** Installs packages with apt-get where there is one; elsewhere it does nothing. */
export declare function installDebianPackages(packages: readonly string[]): void;
