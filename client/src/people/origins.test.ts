import { expect, it } from "vitest";
import { isHere, originsOf } from "./origins";

const page = (host: string) => ({ origin: `http://${host}:8123`, hostname: host });
const reach = (...addresses: string[]) => ({ addresses, only_here: false, command: "" });

it("knows what only this machine can open", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "sea.localhost"]) expect(isHere(host)).toBe(true);
  for (const host of ["192.168.1.5", "table.example", "localhost.example", "[fd00::2]"])
    expect(isHere(host)).toBe(false);
});

it("gives the addresses of the server instead of this machine's own", () => {
  expect(originsOf(reach("http://192.168.1.5:8123"), page("127.0.0.1"))).toEqual(["http://192.168.1.5:8123"]);
});

it("puts the address this page came by first", () => {
  const both = reach("http://10.0.0.1:8123", "http://192.168.1.5:8123");
  expect(originsOf(both, page("192.168.1.5"))).toEqual(["http://192.168.1.5:8123", "http://10.0.0.1:8123"]);
});

it("offers a name the server does not know last", () => {
  expect(originsOf(reach("http://10.0.0.1:8123"), page("sea.local"))).toEqual([
    "http://10.0.0.1:8123",
    "http://sea.local:8123",
  ]);
});

it("has the page's own address where nothing better is known", () => {
  expect(originsOf(null, page("127.0.0.1"))).toEqual(["http://127.0.0.1:8123"]);
  expect(originsOf(reach(), page("tunnel.example"))).toEqual(["http://tunnel.example:8123"]);
});
