// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {TestAccount} from './TestAccount.sol';

/// @notice Creates accounts at addresses that are known before: a wallet shows such an address, and creates the account when it first
/// acts.
contract TestAccountFactory {
    function create(address owner, bool rehashes) external {
        new TestAccount{salt: bytes32(0)}(owner, rehashes);
    }
}
