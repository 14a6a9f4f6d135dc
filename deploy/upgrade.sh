#!/bin/sh
# npm run upgrade [-- version]: installs the newest version, or that one, beside the one that runs, and changes over.
# npm run upgrade -- --back: changes back to the version before.
#
#   /srv/site/code          the clone that versions are fetched into
#   /srv/site/company       content/ and public/ of the company, with a history of their own; no version ever writes here
#   /srv/site/.env          the settings
#   /srv/site/releases/…    versions, each built in a folder of its own
#   /srv/site/current       a link to the one that runs; previous: to the one before
#
# The first time: git clone <repository> /srv/site/code, then /srv/site/code/deploy/upgrade.sh
set -eu
umask 022

code=$(cd "$(dirname "$0")/.." && pwd -P)
site=$(dirname "$code")
[ "$(basename "$site")" != releases ] || site=$(dirname "$site")
say() { echo "$*" >&2; }
fail() { say "$*"; exit 1; }
case "$#${1:-}" in 0 | 1--back | 1[!-]*) ;; *) fail "npm run upgrade lleva una versión o --back, y nada más." ;; esac
[ -d "$site/code/.git" ] || fail "Esta carpeta no está instalada como dice docs/operations.md: falta $site/code."
[ -r "$site/.env" ] || fail "Faltan los ajustes: copia $site/code/.env.example a $site/.env y complétalos."
exec 9>"$site/.upgrade-lock"
flock -n 9 || fail "Otra actualización está en marcha. Espera a que termine."

# What a killed git left: nobody else works here for so long.
find "$site/code/.git" "$site/company/.git" -name '*.lock' -mmin +1 -delete 2>/dev/null || true

# One rename: whoever looks finds the old link or the new one.
link() {
  ln -sfn "$1" "$site/$2.new"
  mv -T "$site/$2.new" "$site/$2"
}

instances() {
  ! command -v systemctl >/dev/null || systemctl list-units --plain --no-legend 'site@*.service' | cut -d' ' -f1
}

# Whether the instance on that port answers.
healthy() {
  (cd "$site/current" && node_modules/.bin/node --env-file=.env -e '
    const host = (process.env.HOST ?? "").replace(/^(0\.0\.0\.0|::)?$/, "127.0.0.1");
    const url = `http://${host.includes(":") ? `[${host}]` : host}:${process.argv[1]}/healthz`;
    const ask = () => fetch(url, { signal: AbortSignal.timeout(2000) }).then(({ ok }) => ok, () => false);
    const until = Date.now() + 15_000;
    while (!(await ask())) {
      if (Date.now() > until) process.exit(1);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }' --input-type=module "$1")
}

# With this version's units, where they are installed. One after the other, so that of two one always answers.
restart() {
  running=$(instances)
  [ -n "$running" ] || say "No hay ninguna web en marcha bajo systemd: arráncala tú."
  for unit in "$site"/current/deploy/*.service "$site"/current/deploy/*.timer; do
    [ ! -e "/etc/systemd/system/$(basename "$unit")" ] || cp "$unit" /etc/systemd/system/
  done
  ! command -v systemctl >/dev/null || systemctl daemon-reload
  for unit in $running; do
    port=${unit#site@}
    systemctl restart "$unit" && healthy "${port%.service}" || return 1
  done
}

change_to() {
  before=$(readlink "$site/current" || true)
  earlier=$(readlink "$site/previous" || true)
  # Of a version that is installed once more, as after a killed upgrade, the one before stays the one before. First, so that
  # whenever this is killed there is a way back.
  [ -z "$before" ] || [ "${before##*-}" = "${1##*-}" ] || link "$before" previous
  link "$1" current
  ! restart || return 0
  [ -n "$before" ] || fail "La web no arranca. Mira: journalctl -u 'site@*'"
  link "$before" current
  if [ -n "$earlier" ]; then link "$earlier" previous; else rm -f "$site/previous"; fi
  restart || fail "Ni la versión nueva ni la anterior arrancan. Mira: journalctl -u 'site@*'"
  fail "La versión nueva no responde: se ha vuelto a la anterior. Mira: journalctl -u 'site@*'"
}

# Killed between the two links of a way back, which leaves the other version without one.
if [ -L "$site/previous" ] && [ "$(readlink "$site/previous")" = "$(readlink "$site/current")" ]; then
  for release in "$site"/releases/*; do
    name=releases/$(basename "$release")
    [ "$name" = "$(readlink "$site/current")" ] || [ ! -e "$release/dist" ] || link "$name" previous
  done
fi

if [ "${1:-}" = --back ]; then
  [ -L "$site/previous" ] || fail "No hay ninguna versión anterior."
  change_to "$(readlink "$site/previous")"
  # Its pages are as old as it is: what was written since is drawn again.
  (cd "$site/current" && npm run --silent build) ||
    say "Con esta versión no se puede construir el contenido de ahora: se ven sus últimas páginas."
  say "En marcha: $(basename "$(readlink "$site/current")"). Antes de seguir en esta terminal: cd $site/current"
  exit
fi

git -C "$site/code" fetch --quiet --tags origin ||
  fail "No se puede traer la versión nueva. La web sigue como estaba."
wanted=${1:-origin/HEAD}
commit=$(git -C "$site/code" rev-parse --quiet --verify --short=12 "$wanted^{commit}") || fail "No hay ninguna versión $wanted."
# Twice within a second would be the same name.
until name=releases/$(date -u +%Y%m%dT%H%M%SZ)-$commit && [ ! -e "$site/$name" ]; do sleep 1; done
release=$site/$name
trap '[ "$(readlink "$site/current")" = "$name" ] || rm -rf "$release"' EXIT
mkdir -p "$release"
git -C "$site/code" -c tar.umask=022 archive "$commit" | tar -x -C "$release"

company() { git -C "$site/company" -c user.name=web -c user.email=web@localhost "$@"; }
if [ ! -d "$site/company" ]; then
  rm -rf "$site/company.new" # of an installation that was killed
  mkdir "$site/company.new"
  cp -R "$release/content" "$release/public" "$site/company.new"
  mv "$site/company.new" "$site/company"
fi
company init --quiet # again changes nothing
company add --all
company diff --cached --quiet || company commit --quiet --message "Antes de la versión $commit"

rm -rf "$release/content" "$release/public"
ln -s ../../company/content ../../company/public ../../.env "$release"
say "Se instala y se construye la versión $commit."
[ ! -L "$site/current" ] || say "Mientras tanto la web sigue como está."
(cd "$release" && npm ci && npm run --silent build) || fail "La versión $commit no se puede construir. La web sigue como estaba."

if [ -L "$site/current" ]; then
  # Pages that visitors have open still load their files.
  cp -al "$site/current/publications/$(basename "$(readlink -f "$site/current/dist")")" "$release/publications/"
  (cd "$release" && npm run --silent backup -- daily /var/backups/site --keep 30) ||
    fail "No se ha podido hacer la copia de seguridad. La web sigue como estaba."
fi
change_to "$name"
for old in "$site"/releases/*; do
  case releases/$(basename "$old") in
    "$(readlink "$site/current")" | "$(readlink "$site/previous" || true)") ;;
    *) rm -rf "$old" ;;
  esac
done
say "En marcha: $(basename "$name")"
# Of these the machine has copies with names of its own.
for file in Caddyfile desk.caddy site-shared.conf; do
  [ ! -e "$site/previous/deploy/$file" ] || cmp -s "$site/previous/deploy/$file" "$site/current/deploy/$file" ||
    say "Ha cambiado deploy/$file: lleva el cambio a tu copia (diff $site/previous/deploy/$file $site/current/deploy/$file)."
done
[ ! -L "$site/previous" ] ||
  say "Antes de seguir en esta terminal: cd $site/current. Para volver atrás: npm run upgrade -- --back"
