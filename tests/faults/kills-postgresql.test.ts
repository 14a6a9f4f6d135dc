import { testKills } from "./kills.ts";

testKills("postgresql");
